import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agreements } from '#contract/account/agreements.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatThrough } from '#web/i18n/format-date-case.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import classes from './Agreements.module.css'
import { ContractDownload } from './ContractDownload.tsx'
import { VisitList } from './VisitList.tsx'
import { words } from './words.ts'

/** The contract as a PDF, the visits to sign it, and both consents; the one to photographs and films can be withdrawn (spec 9.8.6). */
export const AgreementsSection = () => {
  const t = useWords(words)
  const locale = useLocale()
  const { data: contract } = useSuspenseQuery(q(agreements.internationalData))
  const { data } = useSuspenseQuery(q(agreements.consents))
  const { consents } = data
  const [isConfirming, setConfirming] = useState(false)
  const withdraw = useSend(agreements.withdrawMediaConsent, {
    onSuccess: () => setConfirming(false),
  })
  const formatTime = (instant: string) => formatInstant(instant, locale)
  const acceptedAt = contract.accepted_at
  const isGiven = consents?.mediaMaterials === true && consents.media_withdrawn_at === null
  return (
    <>
      <dl className={classes['facts']}>
        <div>
          <dt>{t('contract')}</dt>
          <dd>
            {acceptedAt !== null
              ? t('acceptedAt', { when: formatTime(acceptedAt) })
              : t(contract.contract_approved === 1 ? 'signedOnPaper' : 'notAccepted')}
          </dd>
        </div>
        <VisitList />
        {consents !== null && (
          <>
            <div>
              <dt>{t('personalConsent')}</dt>
              <dd>
                {consents.personalData
                  ? t('consentGiven', { when: formatTime(consents.answered_at) })
                  : t('consentRefused')}
              </dd>
            </div>
            <div>
              <dt>{t('mediaConsent')}</dt>
              <dd>
                {!consents.mediaMaterials && t('consentRefused')}
                {isGiven && t('consentGiven', { when: formatTime(consents.answered_at) })}
                {consents.media_withdrawn_at !== null && (
                  <output>
                    {t('consentWithdrawn', { when: formatTime(consents.media_withdrawn_at) })}
                    <br />
                    {t('dueOn', { date: formatThrough(consents.media_due_on!, locale) })}
                  </output>
                )}
              </dd>
            </div>
          </>
        )}
      </dl>
      <div className={classes['actions']}>
        {(acceptedAt !== null || contract.intake !== null) && <ContractDownload />}
        {isGiven && (
          <button type="button" className="plain-button" onClick={() => setConfirming(true)}>
            {t('withdraw')}
          </button>
        )}
      </div>
      <ConfirmModal
        isOpen={isConfirming}
        title={t('withdrawTitle')}
        confirmLabel={t('confirmWithdrawal')}
        isDangerous
        isBusy={withdraw.isPending}
        problem={withdraw.error}
        onConfirm={() => withdraw.mutate()}
        onClose={() => setConfirming(false)}
      >
        <p>
          {t('withdrawText', {
            count: data.working_days,
            date: formatThrough(data.due_if_withdrawn_now, locale),
          })}
        </p>
      </ConfirmModal>
    </>
  )
}
