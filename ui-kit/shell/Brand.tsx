import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { Logo } from '../components/Logo.tsx'

interface BrandProps {
  /** Small screens show the mark alone, which is read out by this. */
  label: string
  product: string
  subtitle: string
}

/** The product's mark and name, and the way home. */
export function Brand({ label, product, subtitle }: BrandProps) {
  return (
    <Box
      component={Link}
      to="/"
      aria-label={label}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        width: { md: 232 },
        flexShrink: 0,
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: '8px',
      }}
    >
      <Logo />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.25 }}>
          {product}
        </Typography>
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', lineHeight: 1.25 }}
        >
          {subtitle}
        </Typography>
      </Box>
    </Box>
  )
}
