// Applies the stored theme and text size before the first rendering, so that nothing flashes or jumps.
try {
  const { theme, textSize } = JSON.parse(localStorage.getItem('countermarch.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (textSize > 100) document.documentElement.style.fontSize = `${textSize}%`;
} catch {
  // Without valid storage, the system's theme applies.
}
