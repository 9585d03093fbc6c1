import { useEffect } from 'react'

/** Title of the page that is shown, and how many notifications wait; together they name the browser's tab. */
const tab = { title: '', unread: 0 }

function write(): void {
  const name = tab.title === '' ? 'Parley' : `${tab.title} · Parley`
  document.title = tab.unread > 0 ? `(${tab.unread > 99 ? '99+' : tab.unread}) ${name}` : name
}

/** Names the browser's tab after the page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    tab.title = title
    write()
  }, [title])
}

/** Puts the number of unread notifications before the tab's name, for as long as it is known. */
export function useUnreadInTitle(unread: number): void {
  useEffect(() => {
    tab.unread = unread
    write()
    return () => {
      tab.unread = 0
      write()
    }
  }, [unread])
}
