import { useContext, useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePageTitle } from '../lib/page-title.ts'
import { HeaderContext } from './header-context.ts'
import type { IconComponent } from './icons.tsx'

interface PageHeaderProps {
  title: string
  icon?: IconComponent
  /** Of a page that has its heading itself: what the top bar names in its place. */
  part?: string
  /** Buttons and search of the page; they stand in the top bar. */
  actions?: ReactNode
}

/** Names the page in the top bar and in the browser's tab, and puts its actions there (Document 1, section 2.2). */
export function PageHeader({ title, icon, part, actions }: PageHeaderProps) {
  const place = useContext(HeaderContext)
  const setTitle = place?.setTitle
  usePageTitle(title)
  useEffect(() => {
    setTitle?.({ title, icon, ...(part !== undefined && { part }) })
    return () => setTitle?.(null)
  }, [title, icon, part, setTitle])
  if (actions === undefined || !place?.actionsElement) return null
  return createPortal(actions, place.actionsElement)
}
