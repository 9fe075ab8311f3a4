"""Stand-ins for libraries that the tests do not require.

Each has the published names that the adapters use, and checks what the library itself would check. They show that an
adapter keeps to that interface as we read it, not that it runs with every release of the library.
"""
