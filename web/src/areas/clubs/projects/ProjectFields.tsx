import { TextInput } from '@mantine/core'
import { useWords } from '#web/i18n/useWords.ts'
import { DateField } from '#web/ui/form/date/DateField.tsx'
import { LongTextField } from '#web/ui/form/LongTextField.tsx'
import type { ProjectDraft } from './find-project-errors.ts'
import classes from './Projects.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

const maxTitleLength = 200
const maxDescriptionLength = 5000

interface Props {
  readonly draft: ProjectDraft
  /** Y-m-d. */
  readonly firstDay: string
  readonly fieldError: (name: string) => string | undefined
  readonly onChange: (change: Partial<ProjectDraft>) => void
}

export const ProjectFields = ({ draft, firstDay, fieldError, onChange }: Props) => {
  const t = useWords(words)
  return (
    <>
      <TextInput
        name="title"
        label={t('title')}
        maxLength={maxTitleLength}
        value={draft.title}
        error={fieldError('title')}
        onChange={({ currentTarget: { value } }) => onChange({ title: value })}
      />
      <LongTextField
        name="description"
        label={t('description')}
        description={t('descriptionHint')}
        rows={6}
        max={maxDescriptionLength}
        text={draft.description}
        error={fieldError('description')}
        onText={(text) => onChange({ description: text })}
      />
      <div className={classes['dates']}>
        <DateField
          name="start_date"
          label={t('start')}
          min={firstDay}
          value={draft.start_date}
          error={fieldError('start_date')}
          onChange={(value) => onChange({ start_date: value })}
        />
        <DateField
          name="end_date"
          label={t('end')}
          min={draft.start_date || firstDay}
          value={draft.end_date}
          error={fieldError('end_date')}
          onChange={(value) => onChange({ end_date: value })}
        />
      </div>
    </>
  )
}
