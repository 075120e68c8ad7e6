import { useSuspenseQuery } from '@tanstack/react-query'
import { minor } from '#contract/registration/minor.ts'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import classes from './WhatIf.module.css'
import type { FullProgram } from './full-program.ts'
import { words } from './words.ts'
import type { useWhatIf } from './useWhatIf.ts'

interface Option {
  readonly id: number
  readonly name: string
}

interface FieldProps {
  readonly label: string
  readonly options: readonly Option[]
  readonly ownID: number | null
  readonly shownID: number | null
  readonly onSelect: (id: number | null) => void
}

/** The empty option stands for the student's own one. */
const SelectField = ({ label, options, ownID, shownID, onSelect }: FieldProps) => {
  const t = useWords(words)
  if (options.length === 0) return null
  const own = options.find(({ id }) => id === ownID)
  return (
    <label className={classes['field']}>
      <span>{label}</span>
      <NativeSelect
        value={shownID ?? ''}
        options={[
          { value: '', label: own === undefined ? t('none') : t('ownOption', { name: own.name }) },
          ...options.filter(({ id }) => id !== ownID).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => onSelect(id === '' ? null : Number(id))}
      />
    </label>
  )
}

/** A minor with one of these can never be chosen: the student's level has none, or it is their own programme. */
const permanentCodes: ReadonlySet<string> = new Set(['minor_level', 'minor_own_programme'])

/** The concentration and the minor to show the programme with. */
export const WhatIfFields = ({ own, whatIf }: { own: FullProgram; whatIf: ReturnType<typeof useWhatIf> }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { programID } = own.program
  const { data: info } = useSuspenseQuery(q(program.generalInfo, { params: { programID } }))
  const { data: minors } = useSuspenseQuery(q(minor.programs))
  const concentrations = info.concentrations.map((each) => ({
    id: each.concentrationID,
    name: text(each, 'concentration'),
  }))
  const programs = minors.programs
    .filter(({ code }) => code === null || !permanentCodes.has(code))
    .map((each) => ({ id: each.minor_programID, name: text(each, 'speciality') }))
  if (concentrations.length === 0 && programs.length === 0)
    return <p className={classes['muted']}>{t('noChoices')}</p>
  return (
    <div className={classes['fields']}>
      <SelectField
        label={t('concentration')}
        options={concentrations}
        ownID={own.concentrationID}
        shownID={whatIf.concentrationID}
        onSelect={whatIf.setConcentration}
      />
      <SelectField
        label={t('minor')}
        options={programs}
        ownID={own.minor_programID}
        shownID={whatIf.minorID}
        onSelect={whatIf.setMinor}
      />
    </div>
  )
}
