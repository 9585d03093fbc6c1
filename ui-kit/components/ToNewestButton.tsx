import DownIcon from '@mui/icons-material/KeyboardArrowDownRounded'
import IconButton from '@mui/material/IconButton'

/** The way back to the newest entry of a log, in its lower right corner. */
export function ToNewestButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton aria-label={label} title={label} onClick={onClick} sx={style}>
      <DownIcon fontSize="small" />
    </IconButton>
  )
}

const style = {
  position: 'absolute',
  right: 20,
  bottom: 16,
  borderRadius: '50%',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'primary.main',
  boxShadow: '0 4px 16px rgb(2 6 23 / 0.16)',
  '&:hover': { bgcolor: 'background.default' },
  '@media print': { display: 'none' },
} as const
