/** Colours by meaning, light and dark designed together. Every text pair is at least 4.5 : 1 on its ground. */
export interface Accents {
  moderator: string
  contributor: string
  reviewer: string
  approver: string
  human: string
  critical: string
  high: string
  medium: string
  low: string
  impersonating: string
}

interface Tokens {
  ink: string
  muted: string
  canvas: string
  surface: string
  line: string
  primary: string
  primaryHover: string
  onPrimary: string
  accents: Accents
}

export const light: Tokens = {
  ink: '#111827',
  muted: '#4B5563',
  canvas: '#F8FAFC',
  surface: '#FFFFFF',
  line: '#E2E8F0',
  primary: '#0F766E',
  primaryHover: '#115E59',
  onPrimary: '#FFFFFF',
  accents: {
    moderator: '#6D28D9',
    contributor: '#1D4ED8',
    reviewer: '#B45309',
    approver: '#15803D',
    human: '#334155',
    critical: '#B91C1C',
    high: '#C2410C',
    medium: '#A16207',
    low: '#475569',
    impersonating: '#B91C1C',
  },
}

export const dark: Tokens = {
  ink: '#F3F4F6',
  muted: '#9CA3AF',
  canvas: '#0B1220',
  surface: '#111A2B',
  line: '#22304A',
  primary: '#2DD4BF',
  primaryHover: '#5EEAD4',
  onPrimary: '#042F2E',
  accents: {
    moderator: '#A78BFA',
    contributor: '#60A5FA',
    reviewer: '#FBBF24',
    approver: '#4ADE80',
    human: '#CBD5E1',
    critical: '#F87171',
    high: '#FB923C',
    medium: '#FACC15',
    low: '#94A3B8',
    impersonating: '#F87171',
  },
}
