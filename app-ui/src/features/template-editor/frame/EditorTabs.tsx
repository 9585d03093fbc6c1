import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { useProblemCount } from '../model/use-problems.ts'
import { ProblemMark } from './ProblemMark.tsx'
import { editorTabs, type EditorTab } from './use-editor-address.ts'

interface EditorTabsProps {
  /** Start of the ids of tabs and panels. */
  id: string
  tab: EditorTab
  onShow: (tab: EditorTab) => void
}

/** The four parts of the editor (Document 2, 2.4), with the number of problems in each. */
export function EditorTabs({ id, tab, onShow }: EditorTabsProps) {
  const { t } = useTranslation()
  return (
    <Tabs
      value={tab}
      onChange={(_event, chosen: EditorTab) => onShow(chosen)}
      aria-label={t('templateEditor.tabsLabel')}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {editorTabs.map((part) => (
        <Tab
          key={part}
          value={part}
          id={`${id}-tab-${part}`}
          aria-controls={`${id}-panel-${part}`}
          label={<TabLabel tab={part} />}
        />
      ))}
    </Tabs>
  )
}

function TabLabel({ tab }: { tab: EditorTab }) {
  const { t } = useTranslation()
  const count = useProblemCount((problem) => problem.tab === tab)
  return (
    <span>
      {t(`templateEditor.tabs.${tab}`)}
      <ProblemMark count={count} />
    </span>
  )
}
