import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { library } from '#contract/campus/library.ts'
import { findPageErrors } from '#rules/library/scan-pages.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { useDraft } from '#web/parts/draft/useDraft.ts'
import { AttemptNotice } from '#web/ui/feedback/AttemptNotice.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { useFieldError, type FieldErrors } from '#web/ui/form/useFieldError.ts'
import classes from './Library.module.css'
import type { LibraryBook } from './library.ts'
import { words } from './words.ts'

interface Props {
  readonly book: LibraryBook
  readonly onClose: () => void
}

const fields = ['first_page', 'last_page'] as const
const empty = { first_page: '', last_page: '' }

const toPage = (typed: string): number | null => (/^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : null)

/** The pages of an order, both required; what was typed outlives a reload and an expired session. */
export const ScanForm = ({ book: { bookID, title, pages }, onClose }: Props) => {
  const t = useWords(words)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft, clearDraft] = useDraft(`scan ${bookID}`, empty)
  const [errors, setErrors] = useState<FieldErrors>({})
  const sending = useSend(library.order, {
    onSuccess: () => {
      clearDraft()
      showToast({ phrase: words.orderSent })
      onClose()
    },
  })
  const fieldError = useFieldError(sending.error, errors)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const typed = { first_page: toPage(draft.first_page), last_page: toPage(draft.last_page) }
  const send = () => sending.mutate({ body: { bookID, ...typed } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const found = findPageErrors(typed, pages)
    setErrors(
      Object.fromEntries(
        Object.entries(found).map(([name, error]) => [
          name,
          { phrase: words[error], params: { pages: pages ?? 0 } },
        ]),
      ),
    )
    const first = fields.find((name) => found[name] !== undefined)
    if (first === undefined) return send()
    form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  return (
    <form
      ref={form}
      className={classes['form']}
      noValidate
      aria-label={t('orderScanOf', { title })}
      onSubmit={submit}
    >
      <p className={classes['name']}>{t('whichPages')}</p>
      <div className={classes['pages']}>
        {fields.map((name) => {
          const error = fieldError(name)
          return (
            <label key={name}>
              <span>{t(name === 'first_page' ? 'firstPage' : 'lastPage')}</span>
              <input
                name={name}
                className="text-field"
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                value={draft[name]}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${name}-${bookID}` : undefined}
                onChange={({ currentTarget: { value } }) => {
                  setDraft({ ...draft, [name]: value.replace(/\D/g, '') })
                  setErrors({})
                  if (!sending.isPending && sending.error?.code !== 'answer_lost') sending.reset()
                }}
              />
              <span id={`${name}-${bookID}`} className={classes['error']}>
                {error}
              </span>
            </label>
          )
        })}
      </div>
      <p className={classes['why']}>
        {pages !== null && `${t('ofPages', { count: pages })} `}
        {t('scanRule')}{' '}
        <Link to="/resources/$name" params={{ name: 'library' }}>
          {t('rules')}
        </Link>
      </p>
      <AttemptNotice problem={sending.error} shownFields={fields} isBusy={sending.isPending} onRetry={send} />
      <div className={classes['actions']}>
        <button type="submit" className="main-button" aria-disabled={sending.isPending || undefined}>
          {t('sendOrder')}
        </button>
        <button type="button" className="plain-button" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </form>
  )
}
