import Typography from '@mui/material/Typography'

/** How many there are, beside a title. */
export function Count({ count }: { count: number }) {
  return (
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {count}
    </Typography>
  )
}
