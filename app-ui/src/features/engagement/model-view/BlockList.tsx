import CopyIcon from '@mui/icons-material/ContentCopyRounded'
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { ModelCall } from '@parley/contracts/http/model-views.ts'
import { showError, showSuccess } from '@parley/ui-kit/components/toasts.tsx'
import { formatNumber, formatPercent } from '@parley/ui-kit/i18n/format.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './en.ts'

type Block = ModelCall['blocks'][number]

/** The parts of the request with their sizes; each opens to its very words. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation()
  const total = blocks.reduce((sum, { tokens }) => sum + tokens, 0)
  return (
    <section>
      <Typography variant="subtitle1" component="h3">
        {t('modelView.blocks')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('modelView.blocksHelp')}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: '8px' }}
      >
        {blocks.map((block, place) => (
          <BlockItem key={place} block={block} share={total === 0 ? 0 : block.tokens / total} />
        ))}
      </Box>
    </section>
  )
}

function BlockItem({ block, share }: { block: Block; share: number }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const name = t(`modelView.blockNames.${block.name}`)
  const percent = formatPercent(share)
  return (
    <Box component="li" sx={{ '& + li': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ width: '100%', display: 'block', px: 3, py: 2, textAlign: 'left', font: 'inherit' }}
      >
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box component="span" sx={{ flex: 1, fontWeight: 600 }}>
            {name}
          </Box>
          <Typography component="span" variant="body2" color="textSecondary">
            {t('modelView.share', { tokens: formatNumber(block.tokens), percent })}
          </Typography>
          <ExpandIcon fontSize="small" aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
        </Box>
        <Box
          component="span"
          aria-hidden
          sx={{
            display: 'block',
            mt: 1,
            height: 4,
            borderRadius: 2,
            bgcolor: 'action.hover',
            overflow: 'hidden',
          }}
        >
          <Box
            component="span"
            sx={{ display: 'block', height: '100%', width: `${share * 100}%`, bgcolor: 'primary.main' }}
          />
        </Box>
      </ButtonBase>
      {isOpen && <BlockText id={id} name={name} text={block.text} />}
    </Box>
  )
}

function BlockText({ id, name, text }: { id: string; name: string; text: string }) {
  const { t } = useTranslation()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      showSuccess(t('modelView.copied'))
    } catch {
      showError(t('modelView.copyFailed'))
    }
  }
  return (
    <Box id={id} sx={{ px: 3, pb: 3 }}>
      <Button size="small" startIcon={<CopyIcon />} onClick={() => void copy()}>
        {t('modelView.copy')}
      </Button>
      <Box
        component="pre"
        tabIndex={0}
        role="group"
        aria-label={t('modelView.textOf', { block: name })}
        sx={{
          m: 0,
          mt: 1,
          p: 3,
          maxHeight: 420,
          overflow: 'auto',
          fontFamily: 'monospace',
          fontSize: '0.8125rem',
          lineHeight: 1.6,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          border: 1,
          borderColor: 'divider',
          borderRadius: '6px',
          bgcolor: 'background.default',
        }}
      >
        {text}
      </Box>
    </Box>
  )
}
