import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { foldText } from '#rules/search/search-words.ts'
import { answerTemplates } from '#contract/staff/answering/answer-templates.ts'
import { inboxKinds, operationOfKind, type InboxKind } from '#contract/staff/inbox-kinds.ts'
import { useHolds } from '#staff/api/use-user.ts'
import { kindWords } from '#staff/ui/kind-words.ts'
import { omitUndefined } from '#staff/ui/list/read-address.ts'
import { SearchField } from '#staff/ui/list/SearchField.tsx'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import type { Template } from './template.ts'
import { DeleteTemplate } from './DeleteTemplate.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import classes from './Templates.module.css'
import type { TemplatesSearch } from './templates-search.ts'
import { words } from './words.ts'

interface ListProps {
  readonly kinds: readonly InboxKind[]
  readonly search: TemplatesSearch
  readonly onChange: (search: TemplatesSearch) => void
}

const TemplateList = ({ kinds, search, onChange }: ListProps) => {
  const t = useWords(words)
  const kindOf = useWords(kindWords)
  const text = useLocalized()
  const { templates } = useSuspenseQuery(q(answerTemplates.list)).data
  const wanted = foldText(search.search ?? '')
  const shown = templates.filter(
    (each) =>
      (search.kind === undefined ? kinds.includes(each.kind) : each.kind === search.kind) &&
      [each.name, each.nameeng, each.text, each.texteng].some((part) => foldText(part).includes(wanted)),
  )
  const filter = (change: TemplatesSearch) =>
    onChange(omitUndefined({ kind: search.kind, search: search.search, ...change }))
  const toOwner = (each: Template) =>
    each.is_own
      ? t('own')
      : each.schoolID === null
        ? t('university')
        : t('ofSchool', { school: text(each, 'school') ?? '' })
  return (
    <>
      <div className={classes['filters']}>
        <SearchField
          className={classes['search']}
          label={t('search')}
          search={search.search}
          onSearch={(typed) => filter({ search: typed } as TemplatesSearch)}
        />
        <label>
          <span>{t('kind')}</span>
          <NativeSelect
            value={search.kind ?? ''}
            options={[
              { value: '', label: t('all') },
              ...kinds.map((kind) => ({ value: kind, label: kindOf(kind) })),
            ]}
            onChange={(value) =>
              filter({ kind: value === '' ? undefined : (value as InboxKind) } as TemplatesSearch)
            }
          />
        </label>
      </div>
      {shown.length === 0 && <EmptyState>{t(templates.length === 0 ? 'none' : 'noneFound')}</EmptyState>}
      <ul className={`plain-list ${classes['list']}`}>
        {shown.map((each) => (
          <li key={each.templateID}>
            <div>
              {each.may_change ? (
                <Link to="/templates" search={{ ...search, template: each.templateID }}>
                  {text(each, 'name')}
                </Link>
              ) : (
                <strong>{text(each, 'name')}</strong>
              )}
              <span className="muted">
                {kindOf(each.kind)} · {toOwner(each)}
              </span>
              <p className={classes['text']}>{text(each, 'text')}</p>
            </div>
            {each.may_change && <DeleteTemplate template={each} />}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The answer templates, or the form of the one that the URL names. */
const TemplatesScreen = () => {
  const t = useWords(words)
  const isHeld = useHolds()
  const { template, ...search } = useSearch({ from: '/signed-in/templates' })
  const navigate = useNavigate()
  const kinds = inboxKinds.filter((kind) => isHeld(operationOfKind[kind]))
  if (template !== undefined)
    return (
      <Screen
        key={template}
        name={t(template === 0 ? 'newTemplate' : 'template')}
        isReading
        back={
          <Link to="/templates" search={search}>
            <Icon name="left" size={18} /> {t('back')}
          </Link>
        }
      >
        <TemplateForm templateID={template} kinds={kinds} search={search} />
      </Screen>
    )
  return (
    <Screen
      key="list"
      name={t('templates')}
      isReading
      back={
        <Link to="/">
          <Icon name="left" size={18} /> {t('toInbox')}
        </Link>
      }
      action={
        <Link to="/templates" search={{ ...search, template: 0 }} className="main-button">
          <Icon name="plus" size={18} /> {t('newTemplate')}
        </Link>
      }
    >
      <p className={classes['lead']}>{t('lead')}</p>
      <TemplateList
        kinds={kinds}
        search={search}
        onChange={(next) =>
          void navigate({ to: '/templates', search: next, replace: true, resetScroll: false })
        }
      />
    </Screen>
  )
}

export default TemplatesScreen
