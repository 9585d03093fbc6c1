import type SvgIcon from '@mui/material/SvgIcon'

/** Material Symbols, rounded; import each by its own path. */
export type IconComponent = typeof SvgIcon
