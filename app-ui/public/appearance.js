// Before anything is drawn: the appearance that the person chose, so that a dark page does not begin white. A file of its
// own, because the content security policy forbids scripts inside the page; the look itself follows the attribute.
try {
  const chosen = localStorage.getItem('parley.mode')
  const isDark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.colorScheme = isDark ? 'dark' : 'light'
} catch {
  // Without storage the system decides.
}
