import type { ResourceProps } from 'react-admin'

/** Everything that the console administers; the menu shows those that have a list (layout/menu-items.ts). */
export const resources: readonly ResourceProps[] = []
