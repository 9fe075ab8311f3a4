// Before anything is drawn: the theme that was chosen last, so that the page does not flash.
try {
  const { theme } = JSON.parse(localStorage.getItem('countermarch.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage, or not ours: the system's theme it is.
}
