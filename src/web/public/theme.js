// Before anything is drawn: the theme and the size of the text that were chosen last, so that nothing flashes or jumps.
try {
  const { theme, textSize } = JSON.parse(localStorage.getItem('countermarch.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (textSize > 100) document.documentElement.style.fontSize = `${textSize}%`;
} catch {
  // No storage, or not ours: the system's theme it is.
}
