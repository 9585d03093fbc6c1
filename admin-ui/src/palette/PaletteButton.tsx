import { PaletteButton as Button } from '@parley/ui-kit/palette/PaletteButton.tsx'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'

type PaletteComponent = ComponentType<{ onClose: () => void }>

/** A dialog, menu or drawer has the floor: what is typed there may be unsaved. */
const isModalOpen = (): boolean => document.querySelector('.MuiModal-root:not(.MuiModal-hidden)') !== null

/** The way to the palette for mouse and keys (Ctrl or Cmd with K); its part is loaded when it is first wanted. */
export function PaletteButton() {
  const translate = useTranslate()
  const notify = useNotify()
  const [Palette, setPalette] = useState<PaletteComponent | null>(null)
  const show = (): void =>
    void import('./Palette.tsx').then(
      (part) => setPalette(() => part.Palette),
      () => notify('console.error.stale', { type: 'error' }),
    )
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isCommand || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    if (Palette !== null) setPalette(null)
    else if (!isModalOpen()) show()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <Button
        label={translate('console.search')}
        words={translate('console.search')}
        control={translate('console.controlKey')}
        wide="lg"
        onClick={show}
      />
      {Palette !== null && <Palette onClose={() => setPalette(null)} />}
    </>
  )
}
