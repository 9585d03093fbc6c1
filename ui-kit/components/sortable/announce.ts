let region: HTMLElement | undefined

/** Says something to screen readers, politely; the same words twice are said twice. */
export function announce(text: string): void {
  if (region?.isConnected !== true) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    region.setAttribute('aria-live', 'polite')
    region.style.cssText =
      'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
    document.body.append(region)
  }
  const shown = document.createElement('span')
  shown.textContent = text
  region.replaceChildren(shown)
}
