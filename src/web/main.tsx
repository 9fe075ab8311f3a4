// Placeholder: something to build and to open until there is a page.
import { render } from 'preact';

function App() {
  return (
    <main>
      <h1>Countermarch</h1>
    </main>
  );
}

const root = document.getElementById('app');
if (root !== null) render(<App />, root);
