import { DemoDeck } from '../../features/help/demo-deck/components/DemoDeck.tsx'
import { Page } from '../../ui/Page.tsx'

export function DemoPage() {
  return (
    <Page>
      <DemoDeck />
    </Page>
  )
}
