import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLayoutEffect, useState, type FormEvent } from 'react'
import { certificates } from '#contract/administration/certificates.ts'
import { parseCertificateCode } from '#rules/certificates/code.ts'
import { q } from '#web/api/call.ts'
import { suggestLocale } from '#web/i18n/suggest-locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx'
import { Screen } from '#web/ui/layout/Screen.tsx'
import { CertificateView } from './CertificateView.tsx'
import classes from './Verification.module.css'
import { words } from './words.ts'

// A code of digits alone is read by the router as a number.
const readCode = ({ code }: { readonly code?: unknown }): string =>
  typeof code === 'string' || typeof code === 'number' ? String(code) : ''

/** Asks for the code of a paper, which a QR code brings along as `?code=`, and shows what the university knows of it. */
export const Verification = () => {
  const t = useWords(words)
  const search: { readonly code?: unknown; readonly lang?: unknown } = useSearch({ strict: false })
  const given = readCode(search)
  const { lang } = search
  // The QR code says it, so that the page does not change its language when the answer comes.
  useLayoutEffect(() => {
    if (lang === 'ka' || lang === 'en') suggestLocale(lang)
  }, [lang])
  const code = parseCertificateCode(given)
  return (
    <div className={classes['page']}>
      <Screen name={t('name')} isReading>
        <div className={classes['verification']}>
          {code === null ? (
            <CodeForm key={given} given={given} isWrong={given !== ''} />
          ) : (
            <Result key={code} code={code} given={given} />
          )}
        </div>
      </Screen>
    </div>
  )
}

/** An unknown code stays in the field, to be corrected. */
const Result = ({ code, given }: { readonly code: string; readonly given: string }) => {
  const { data, error } = useQuery(q(certificates.check, { params: { code } }))
  const locale = data?.locale
  useLayoutEffect(() => {
    if (locale !== undefined) suggestLocale(locale)
  }, [locale])
  if (error !== null)
    return (
      <>
        <ProblemNotice problem={error} />
        <CodeForm given={given} />
      </>
    )
  if (data === undefined) return <Skeleton shape="blocks" />
  return (
    <>
      <CertificateView certificate={data} />
      <CodeForm given="" isAnother />
    </>
  )
}

interface FormProps {
  readonly given: string
  /** The given text cannot be a code. */
  readonly isWrong?: boolean
  /** Below a document that was found. */
  readonly isAnother?: boolean
}

const CodeForm = ({ given, isWrong: wasWrong = false, isAnother = false }: FormProps) => {
  const t = useWords(words)
  const navigate = useNavigate()
  const [text, setText] = useState(given)
  const [isWrong, setWrong] = useState(wasWrong)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = parseCertificateCode(text)
    setWrong(code === null)
    if (code === null) return event.currentTarget.querySelector('input')?.focus()
    void navigate({ to: '/verify', search: { code } as never })
  }
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      {isAnother ? <h2>{t('checkAnother')}</h2> : <p>{t('lead')}</p>}
      <div className={classes['field']}>
        <label htmlFor="code">{t('code')}</label>
        <input
          id="code"
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby="code-hint"
          onChange={(event) => {
            setText(event.target.value)
            setWrong(false)
          }}
        />
        <span id="code-hint" className={isWrong ? classes['wrong'] : 'muted'}>
          {t(isWrong ? 'notACode' : 'codeHint')}
        </span>
      </div>
      <button type="submit" className={isAnother ? 'plain-button' : 'main-button'}>
        {t('check')}
      </button>
    </form>
  )
}
