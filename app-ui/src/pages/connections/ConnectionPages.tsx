import { ConnectionPage } from '../../features/firm/connections/ConnectionPage.tsx'
import '../../features/engagement/initiatives/locales/en.ts'

// Each at an address of its own (Document 1, section 2.1).
export const PortfolioPage = () => <ConnectionPage key="portfolio" kind="portfolio" />
export const ProgramPage = () => <ConnectionPage key="program" kind="program" />
export const ObjectivePage = () => <ConnectionPage key="objective" kind="objective" />
