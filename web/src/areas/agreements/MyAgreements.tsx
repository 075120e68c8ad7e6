import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate, formatInstant } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import classes from './Agreements.module.css'
import { ContractPaper } from './ContractPaper.tsx'
import { words } from './words.ts'

/** My contract as a PDF, and both consents; the one to photographs and films can be withdrawn (spec 9.8.6). */
export const MyAgreements = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { data: contract } = useSuspenseQuery(q(agreements.internationalData))
  const { data } = useSuspenseQuery(q(agreements.consents))
  const { consents } = data
  const [isAsked, setAsked] = useState(false)
  const withdraw = useSend(agreements.withdrawMediaConsent, {
    onSuccess: () => setAsked(false),
  })
  const when = (instant: string) => formatInstant(instant, locale)
  const accepted = contract.accepted_at
  const isGiven = consents?.mediaMaterials === true && consents.media_withdrawn_at === null
  return (
    <>
      <dl className={classes['facts']}>
        <div>
          <dt>{t('contract')}</dt>
          <dd>
            {accepted !== null
              ? t('acceptedAt', { when: when(accepted) })
              : t(contract.contract_approved === 1 ? 'onPaper' : 'notAccepted')}
          </dd>
        </div>
        {consents !== null && (
          <>
            <div>
              <dt>{t('personalConsent')}</dt>
              <dd>
                {consents.personalData ? t('given', { when: when(consents.answered_at) }) : t('refused')}
              </dd>
            </div>
            <div>
              <dt>{t('mediaConsent')}</dt>
              <dd>
                {!consents.mediaMaterials && t('refused')}
                {isGiven && t('given', { when: when(consents.answered_at) })}
                {consents.media_withdrawn_at !== null && (
                  <output>
                    {t('withdrawn', { when: when(consents.media_withdrawn_at) })}
                    <br />
                    {t('dueOn', { date: formatDate(consents.media_due_on!, locale) })}
                  </output>
                )}
              </dd>
            </div>
          </>
        )}
      </dl>
      <div className={classes['actions']}>
        {(accepted !== null || contract.intake !== null) && <ContractPaper />}
        {isGiven && (
          <button type="button" className="plain-button" onClick={() => setAsked(true)}>
            {t('withdraw')}
          </button>
        )}
      </div>
      <ConfirmModal
        isOpen={isAsked}
        title={t('withdrawTitle')}
        confirmLabel={t('withdrawIt')}
        isDangerous
        isBusy={withdraw.isPending}
        problem={withdraw.error}
        onConfirm={() => withdraw.mutate()}
        onClose={() => setAsked(false)}
      >
        <p>
          {t('withdrawText', {
            count: data.working_days,
            date: formatDate(data.due_if_withdrawn_now, locale),
          })}
        </p>
      </ConfirmModal>
    </>
  )
}
