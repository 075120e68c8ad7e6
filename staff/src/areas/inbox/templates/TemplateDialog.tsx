import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { answerTemplates } from '#contract/staff/answering/answer-templates.ts'
import { fillTemplate, findPlaceholders } from '#rules/staff/fill-template.ts'
import { SelectField } from '#staff/ui/SelectField.tsx'
import { QueryContent } from '#staff/ui/QueryContent.tsx'
import type { Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Dialog } from '#staff/ui/Dialog.tsx'
import type { Entry } from '../entry.ts'
import classes from '../Inbox.module.css'
import { words } from './words.ts'

interface Props {
  readonly entry: Entry
  readonly list: UseQueryResult<Reply<typeof answerTemplates.list>>
  readonly onInsert: (text: string) => void
  readonly onClose: () => void
}

interface ChoiceProps extends Omit<Props, 'list'> {
  readonly templates: Reply<typeof answerTemplates.list>['templates']
}

const TemplateChoice = ({ entry: { kind, student, subject }, templates, onInsert, onClose }: ChoiceProps) => {
  const t = useWords(words)
  const text = useLocalized()
  const [chosen, setChosen] = useState(0)
  const [language, setLanguage] = useState<string>(student.language)
  const template = templates.find(({ templateID }) => templateID === chosen) ?? templates[0]
  const isKa = language === 'ka'
  const filled =
    template &&
    fillTemplate(isKa ? template.text : template.texteng, {
      name: isKa ? student.fname : student.fnameeng,
      number: student.code,
      subject: subject && (isKa ? subject.name : subject.nameeng),
    })
  const left = findPlaceholders(filled ?? '')
  return filled === undefined ? (
    <EmptyState
      action={
        <Link to="/templates" search={{ kind, template: 0 }} className="plain-button">
          {t('write')}
        </Link>
      }
    >
      {t('noneOfKind')}
    </EmptyState>
  ) : (
    // No form: the dialog is inside the form of the answer.
    <div className={classes['assign']}>
      <SelectField
        id="template"
        label={t('template')}
        value={template!.templateID}
        options={templates.map((each) => ({
          value: each.templateID,
          label: each.is_own ? `${text(each, 'name')} · ${t('own')}` : text(each, 'name'),
        }))}
        onChange={(value) => setChosen(Number(value))}
      />
      <SelectField
        id="template-language"
        label={t('language')}
        value={language}
        options={(['ka', 'en'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={setLanguage}
      />
      <div>
        <span className="muted">{t('preview')}</span>
        <p className={classes['preview']} lang={language}>
          {filled}
        </p>
        {left.length > 0 && <p className="muted">{t('leftInPreview', { list: left.join(', ') })}</p>}
      </div>
      <div className={classes['buttons']}>
        <button type="button" className="main-button" onClick={() => onInsert(filled)}>
          {t('insertIt')}
        </button>
        <button type="button" className="text-button" onClick={onClose}>
          {t('cancel')}
        </button>
        <Link to="/templates" search={{ kind }} className="text-button">
          {t('manage')}
        </Link>
      </div>
    </div>
  )
}

/** Chooses a template and its language, and shows the text as it will be inserted. */
export const TemplateDialog = ({ list, ...props }: Props) => {
  const t = useWords(words)
  return (
    <Dialog title={t('insertTitle')} onClose={props.onClose}>
      <QueryContent query={list}>
        {({ templates }) => (
          <TemplateChoice {...props} templates={templates.filter(({ kind }) => kind === props.entry.kind)} />
        )}
      </QueryContent>
    </Dialog>
  )
}
