import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import {
  type DeckFormat,
  deckFormats,
  type DeckKind,
  type DeckLanguage,
  deckLanguageSchema,
  type DeckPreview,
  type DeckSectionId,
} from '@parley/contracts/http/exports.ts'
import type { Initiative } from '@parley/contracts/http/initiatives.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import './locales/en.ts'
import { type DeckChoice, sectionsFor } from './use-deck-choice.ts'

interface DeckChoicesProps {
  initiative: Initiative
  kind: DeckKind
  choice: DeckChoice
  /** What the preview knows of the sections; nothing before it is there. */
  told: DeckPreview['sections']
  onChange: (next: Partial<DeckChoice>) => void
  onToggle: (section: DeckSectionId) => void
}

/** What is in a deck and how it is written. */
export function DeckChoices({ initiative, kind, choice, told, onChange, onToggle }: DeckChoicesProps) {
  const { t } = useTranslation()
  return (
    <>
      <FormControl component="fieldset">
        <FormLabel component="legend" sx={legend}>
          {t('decks.sections')}
        </FormLabel>
        <FormGroup>
          {sectionsFor(kind).map((section) => (
            <SectionBox
              key={section}
              section={section}
              isChosen={choice.sections.includes(section)}
              isEmpty={told.find(({ id }) => id === section)?.isEmpty ?? false}
              onToggle={() => onToggle(section)}
            />
          ))}
        </FormGroup>
      </FormControl>
      <Choice
        legend={t('decks.format')}
        value={choice.format}
        options={deckFormats}
        labelOf={(format) => t(`decks.formats.${format}`)}
        onChoose={(format: DeckFormat) => onChange({ format })}
      />
      <Choice
        legend={t('decks.language')}
        hint={t('decks.languageHint')}
        value={choice.language}
        options={deckLanguageSchema.options}
        labelOf={(language) => t(`decks.languages.${language}`)}
        onChoose={(language: DeckLanguage) => onChange({ language })}
      />
      <ConfidentialMark
        isLocked={initiative.isConfidential}
        isMarked={choice.confidential}
        onMark={(confidential) => onChange({ confidential })}
      />
    </>
  )
}

const legend = { fontWeight: 600, fontSize: '0.875rem', color: 'text.primary', mb: 1 } as const
const box = { p: 1.5 } as const

interface SectionBoxProps {
  section: DeckSectionId
  isChosen: boolean
  isEmpty: boolean
  onToggle: () => void
}

/** One that has nothing to show is not in the deck, whatever was chosen. */
function SectionBox({ section, isChosen, isEmpty, onToggle }: SectionBoxProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
      <FormControlLabel
        disabled={isEmpty}
        control={
          <Checkbox
            size="small"
            checked={isChosen && !isEmpty}
            onChange={onToggle}
            sx={box}
            slotProps={{ input: isEmpty ? { 'aria-describedby': id } : {} }}
          />
        }
        label={t(`decks.section.${section}`)}
        sx={{ mr: 0 }}
      />
      {isEmpty && (
        <Typography id={id} variant="caption" color="textSecondary">
          {t('decks.emptySection')}
        </Typography>
      )}
    </Box>
  )
}

interface ChoiceProps<Option extends string> {
  legend: string
  hint?: string
  value: Option
  options: readonly Option[]
  labelOf: (option: Option) => string
  onChoose: (option: Option) => void
}

function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { hint, value, options, labelOf, onChoose } = props
  const id = useId()
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" id={id} sx={legend}>
        {props.legend}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, chosen) => onChoose(chosen as Option)}
        sx={{ display: 'grid', gridTemplateColumns: 'max-content max-content', columnGap: 4 }}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option}
            value={option}
            control={<Radio size="small" sx={box} />}
            label={labelOf(option)}
            sx={{ mr: 0 }}
          />
        ))}
      </RadioGroup>
      {hint !== undefined && <FormHelperText sx={{ mx: 0 }}>{hint}</FormHelperText>}
    </FormControl>
  )
}

interface ConfidentialMarkProps {
  isLocked: boolean
  isMarked: boolean
  onMark: (isMarked: boolean) => void
}

function ConfidentialMark({ isLocked, isMarked, onMark }: ConfidentialMarkProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div>
      <FormControlLabel
        disabled={isLocked}
        control={
          <Checkbox
            size="small"
            checked={isMarked}
            onChange={(_event, checked) => onMark(checked)}
            sx={box}
            slotProps={{ input: isLocked ? { 'aria-describedby': id } : {} }}
          />
        }
        label={t('decks.confidential')}
        sx={{ mr: 0 }}
      />
      {isLocked && (
        <FormHelperText id={id} sx={{ mx: 0 }}>
          {t('decks.confidentialLocked')}
        </FormHelperText>
      )}
    </div>
  )
}
