import { useSuspenseQuery } from '@tanstack/react-query'
import { minor } from '#contract/registration/minor.ts'
import { program } from '#contract/studies/program.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import classes from './MyProgram.module.css'
import type { FullProgram } from './my-program.ts'
import { words } from './program-words.ts'
import type { useAsIf } from './useAsIf.ts'

interface Option {
  readonly id: number
  readonly name: string
}

interface PickProps {
  readonly label: string
  readonly options: readonly Option[]
  readonly mine: number | null
  readonly shown: number | null
  readonly onPick: (id: number | null) => void
}

/** One choice to look with; mine is the one that changes nothing. */
const Pick = ({ label, options, mine, shown, onPick }: PickProps) => {
  const t = useWords(words)
  const own = options.find(({ id }) => id === mine)
  return (
    <label className={classes['pick']}>
      <span>{label}</span>
      <select
        value={shown ?? ''}
        onChange={(event) => onPick(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{own === undefined ? t('none') : t('mine', { name: own.name })}</option>
        {options
          .filter(({ id }) => id !== mine)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </label>
  )
}

/** Why a minor can never be hers: at her level there is none, or it is her own programme. */
const neverMine: ReadonlySet<string> = new Set(['minor_level', 'minor_own_programme'])

/** With which concentration and which minor the programme is looked at. */
export const AsIf = ({ mine, asIf }: { mine: FullProgram; asIf: ReturnType<typeof useAsIf> }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { programID } = mine.program
  const { data: info } = useSuspenseQuery(q(program.generalInfo, { params: { programID } }))
  const { data: minors } = useSuspenseQuery(q(minor.programs))
  const concentrations = info.concentrations.map((each) => ({
    id: each.concentrationID,
    name: text(each, 'concentration'),
  }))
  const programs = minors.programs
    .filter(({ code }) => code === null || !neverMine.has(code))
    .map((each) => ({ id: each.minor_programID, name: text(each, 'speciality') }))
  if (concentrations.length === 0 && programs.length === 0)
    return <p className={classes['soft']}>{t('nothingElse')}</p>
  return (
    <div className={classes['picks']}>
      {concentrations.length > 0 && (
        <Pick
          label={t('concentration')}
          options={concentrations}
          mine={mine.concentrationID}
          shown={asIf.concentrationID}
          onPick={asIf.lookWithConcentration}
        />
      )}
      {programs.length > 0 && (
        <Pick
          label={t('minor')}
          options={programs}
          mine={mine.minor_programID}
          shown={asIf.minorID}
          onPick={asIf.lookWithMinor}
        />
      )}
    </div>
  )
}
