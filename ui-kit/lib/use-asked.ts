import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** State of an address that asks its page for something beyond being shown: `navigate(path, { state: { asks } })`. */
interface Asking {
  asks?: string
}

/** Does what the way here asked for, once; a reload of the page does not ask again. */
export function useAsked(what: string, act: () => void): void {
  const location = useLocation()
  const { pathname, search } = location
  const navigate = useNavigate()
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  }, [act])
  const isAsked = (location.state as Asking | null)?.asks === what
  useEffect(() => {
    if (!isAsked) return
    latest.current()
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
  }, [isAsked, navigate, pathname, search])
}
