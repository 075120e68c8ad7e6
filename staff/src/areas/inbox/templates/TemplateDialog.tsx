import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { answerTemplates } from '#contract/staff/answering/answer-templates.ts'
import { fillTemplate, findPlaceholders } from '#rules/staff/fill-template.ts'
import { Field } from '#staff/ui/Field.tsx'
import type { Reply } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { NativeSelect } from '#web/ui/form/NativeSelect.tsx'
import { Dialog } from '../Dialog.tsx'
import type { Entry } from '../entry.ts'
import classes from '../Inbox.module.css'
import { words } from './words.ts'

interface Props {
  readonly entry: Entry
  readonly templates: Reply<typeof answerTemplates.list>['templates']
  readonly onInsert: (text: string) => void
  readonly onClose: () => void
}

/** Chooses a template and its language, and shows the text as it will be inserted. */
export const TemplateDialog = ({
  entry: { kind, student, subject },
  templates,
  onInsert,
  onClose,
}: Props) => {
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
  return (
    <Dialog title={t('insertTitle')} onClose={onClose}>
      {filled === undefined ? (
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
        // No form: the dialog stands in the form of the answer.
        <div className={classes['assign']}>
          <Field id="template" label={t('template')}>
            <NativeSelect
              value={template!.templateID}
              options={templates.map((each) => ({
                value: each.templateID,
                label: each.is_own ? `${text(each, 'name')} · ${t('own')}` : text(each, 'name'),
              }))}
              onChange={(value) => setChosen(Number(value))}
            />
          </Field>
          <Field id="template-language" label={t('language')}>
            <NativeSelect
              value={language}
              options={(['ka', 'en'] as const).map((value) => ({ value, label: t(value) }))}
              onChange={setLanguage}
            />
          </Field>
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
      )}
    </Dialog>
  )
}
