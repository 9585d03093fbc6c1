import DeckIcon from '@mui/icons-material/SlideshowRounded'
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type DeckKind, deckKinds } from '@parley/contracts/http/exports.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { useAsked } from '@parley/ui-kit/lib/use-asked.ts'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'

const ExportDeckDialog = lazy(async () => ({
  default: (await import('./ExportDeckDialog.tsx')).ExportDeckDialog,
}))

/** The dialog of a deck, for whatever it is asked from; the focus goes back there. */
export function useDeckDialog(initiative: Initiative) {
  const [kind, setKind] = useState<DeckKind | null>(null)
  useAsked('deck', () => setKind('main'))
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The menu that the dialog came from is gone: the focus goes back to what opened it.
    if (kind === null && wasOpen.current) opener.current?.focus()
    wasOpen.current = kind !== null
  }, [kind])
  const dialog = kind !== null && (
    <Suspense>
      <ExportDeckDialog initiative={initiative} kind={kind} onClose={() => setKind(null)} />
    </Suspense>
  )
  return { opener, dialog, open: setKind }
}

/** 'Export Deck' with its three decks (Document 2, 2.1); each opens a dialog. */
export function DeckMenu({ initiative }: { initiative: Initiative }) {
  const { t } = useTranslation()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { opener, dialog, open } = useDeckDialog(initiative)
  const choose = (chosen: DeckKind) => (): void => {
    setAnchor(null)
    open(chosen)
  }
  return (
    <>
      <Button
        ref={opener}
        size="small"
        data-guide="deck"
        startIcon={<DeckIcon />}
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-controls={anchor === null ? undefined : id}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ flexShrink: 0 }}
      >
        {t('decks.export')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {deckKinds.map((one) => (
          <MenuItem key={one} onClick={choose(one)}>
            {t(`decks.kinds.${one}`)}
          </MenuItem>
        ))}
      </Menu>
      {dialog}
    </>
  )
}
