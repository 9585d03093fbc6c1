import type { ReactElement } from 'react'

/** Pages that are no resource: `<Route key="x" path="/x" element={<X />} />`. */
export const customRoutes: readonly ReactElement[] = []
