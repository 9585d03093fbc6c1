import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { listPrefix as interviews } from '../../../people/interviews/index.ts'

/** What the lists of the drawer write into the address. */
const ofDrawer = [interviews, 'flag-', 'timeline-', 'activity-', 'portfolio-', 'program-', 'objective-']
const isOfDrawer = (name: string): boolean => ofDrawer.some((prefix) => name.startsWith(prefix))

export interface AboutAddress {
  isOpen: boolean
  /** Where the drawer is open, for a link. */
  address: string
  close: () => void
}

/** The drawer about an initiative has an address of its own; a link to one of its lists opens it, too. */
export function useAboutAddress(initiativeId: string): AboutAddress {
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const page = `/initiatives/${initiativeId}`
  const close = (): void => {
    const kept = new URLSearchParams([...params].filter(([name]) => !isOfDrawer(name)))
    void navigate({ pathname: page, search: kept.toString() }, { preventScrollReset: true })
  }
  return {
    isOpen: pathname.endsWith('/about') || [...params.keys()].some(isOfDrawer),
    address: `${page}/about${search}`,
    close,
  }
}
