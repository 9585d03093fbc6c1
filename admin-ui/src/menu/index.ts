export { firstItems, iconOfPage, type MenuItem, otherItems } from './menu-items.ts'
