import { useContext } from 'react'
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext as RouterContext,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { useSameFunction } from './use-same-function.ts'

/** What the address shall say, or who is told what it says now and tells that. */
type Change = URLSearchParams | ((current: URLSearchParams) => URLSearchParams)

export type ChangeAddress = (change: Change, options?: NavigateOptions) => void

/**
 * The parameters of the address as they are drawn, and the way to change them. A change begins from what the address
 * says at that moment: React Router's own way begins from what was drawn last, so that of two quick clicks (a phase, then
 * one of its panes) the second undid the first while the page was still being drawn.
 */
export function useAddressParams(): [URLSearchParams, ChangeAddress] {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const router = useContext(RouterContext)?.router
  const change: ChangeAddress = useSameFunction((wanted: Change, options?: NavigateOptions): void => {
    const now = new URLSearchParams(router === undefined ? params : router.state.location.search)
    void navigate(`?${(typeof wanted === 'function' ? wanted(now) : wanted).toString()}`, options)
  })
  return [params, change]
}
