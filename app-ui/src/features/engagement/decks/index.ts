export { DeckMenu, useDeckDialog } from './DeckMenu.tsx'
