import { useAddressParams } from '@parley/ui-kit/lib/use-address-params.ts'
import { useCallback } from 'react'

export const editorTabs = ['general', 'inputs', 'phases', 'preview'] as const
export type EditorTab = (typeof editorTabs)[number]

interface EditorAddress {
  tab: EditorTab
  /** Place of the open phase, from 0; the number in the address is from 1. */
  phaseIndex: number
  show: (tab: EditorTab, phaseIndex?: number) => void
}

/** Which part of the template is open: it is in the address (`?tab=phases&phase=2`), so that it can be linked to. */
export function useEditorAddress(): EditorAddress {
  const [parameters, setParameters] = useAddressParams()
  const named = parameters.get('tab')
  const number = Number(parameters.get('phase') ?? '1')
  const show = useCallback(
    (tab: EditorTab, phaseIndex?: number) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before)
          after.set('tab', tab)
          if (phaseIndex !== undefined) after.set('phase', String(phaseIndex + 1))
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  )
  return {
    tab: editorTabs.find((tab) => tab === named) ?? 'general',
    phaseIndex: Number.isInteger(number) && number > 0 ? number - 1 : 0,
    show,
  }
}
