import { watchSwitchFirst } from '@parley/ui-kit/calls/switch-first.ts'
import { lazy, Suspense, useEffect, useState } from 'react'

/** Loaded when it is first needed, which for most people is never. */
const SwitchFirstDialog = lazy(async () => ({
  default: (await import('./SwitchFirstDialog.tsx')).SwitchFirstDialog,
}))

/** Stands over whatever page a consultant changes something on from outside of the client (decisions D12, Switching). */
export function SwitchFirst() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    watchSwitchFirst(() => setIsOpen(true))
    return () => watchSwitchFirst(null)
  }, [])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <SwitchFirstDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
