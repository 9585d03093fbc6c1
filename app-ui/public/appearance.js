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

// Where the page's own script cannot be loaded nothing of it can say so: this does, in place of the name that stands
// until the first page is drawn.
const said = navigator.language.startsWith('de')
  ? ['Die Seite konnte nicht geladen werden. Bitte prüfen Sie die Verbindung.', 'Neu laden']
  : ['The page could not be loaded. Please check the connection.', 'Reload']
addEventListener(
  'error',
  ({ target }) => {
    const splash = document.querySelector('.splash')
    if (splash === null || !(target instanceof HTMLScriptElement)) return
    const text = document.createElement('p')
    text.setAttribute('role', 'alert')
    text.textContent = said[0]
    const button = document.createElement('button')
    button.textContent = said[1]
    button.addEventListener('click', () => location.reload())
    splash.removeAttribute('aria-hidden')
    splash.replaceChildren(text, button)
  },
  true,
)
