import Typography from '@mui/material/Typography'
import { titleStyle } from '@parley/ui-kit/shell/TopBar.tsx'
import { useTranslate } from 'react-admin'
import { useEffect, useRef } from 'react'

/** Where react-admin puts the page's title; it names the browser's tab, too, which react-admin does not. */
export function PageTitle() {
  const heading = useRef<HTMLHeadingElement>(null)
  const product = useTranslate()('console.name')
  useEffect(() => {
    const { current } = heading
    if (current === null) return undefined
    const write = (): void => {
      const title = current.textContent.trim()
      document.title = title === '' || title === product ? product : `${title} · ${product}`
    }
    write()
    const observer = new MutationObserver(write)
    observer.observe(current, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [product])
  return <Typography variant="h1" id="react-admin-title" ref={heading} sx={titleStyle} />
}
