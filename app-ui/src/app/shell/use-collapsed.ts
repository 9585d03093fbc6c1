import { useCallback, useState } from 'react'

const key = 'parley.menu-collapsed'

/** Whether the side menu is folded to its icons; remembered in this browser. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'true')
  const collapse = useCallback((next: boolean): void => {
    localStorage.setItem(key, String(next))
    setCollapsed(next)
  }, [])
  return [collapsed, collapse]
}
