import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { medicine } from '#contract/studies/medicine.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import { ConfirmChoiceModal } from './ConfirmChoiceModal.tsx'
import { DeadlineNote } from './DeadlineNote.tsx'
import classes from './Medicine.module.css'
import type { Topic } from './medicine.ts'
import { PendingOrFailed } from './PendingOrFailed.tsx'
import { SubjectPage } from './SubjectPage.tsx'
import { TopicChanges } from './TopicChanges.tsx'
import { TopicItem } from './TopicItem.tsx'
import { useConfirmation } from './useConfirmation.ts'
import { useSubjectLocation } from './useSubjectLocation.ts'
import { words } from './words.ts'

/** The topics of the student's subjects, to choose and to give up. */
export const Topics = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { input, showSubject, showPage } = useSubjectLocation('/medicine-topics')
  const { data, error, refetch } = useQuery({
    ...q(medicine.topics, input),
    placeholderData: keepPreviousData,
  })
  const { action, item, toast, ask, close, finish } = useConfirmation<'choose' | 'giveUp', Topic>()
  const choose = useSend(medicine.chooseTopic, {
    onSuccess: (topic) => finish(t('topicChosen', { topic: text(topic, 'topic') })),
  })
  const giveUp = useSend(medicine.removeTopic, {
    onSuccess: () => finish(t('topicGivenUp')),
  })
  if (data === undefined) return <PendingOrFailed problem={error} onRetry={() => void refetch()} />
  const askTo = (next: 'choose' | 'giveUp') => (topic: Topic) => {
    choose.dismiss()
    giveUp.dismiss()
    ask(next, topic)
  }
  const name = item === null ? '' : text(item, 'topic')
  const current = data.subjects.find(({ subjectID }) => subjectID === data.subjectID)?.mine ?? null
  return (
    <>
      <SubjectPage
        data={data}
        changes={<TopicChanges topics={data} />}
        texts={{ empty: 'noTopicSubjects', open: 'noTopicYet', heading: 'topicList' }}
        getChoice={({ mine }) => mine && text(mine, 'topic')}
        onSelect={showSubject}
        onPage={showPage}
      >
        {(subject) => (
          <>
            <DeadlineNote subject={subject} />
            <ul className={classes['list']}>
              {data.items.map((topic) => (
                <TopicItem
                  key={topic.topicID}
                  topic={topic}
                  isOpen={subject.is_open}
                  onChoose={askTo('choose')}
                  onGiveUp={askTo('giveUp')}
                />
              ))}
            </ul>
          </>
        )}
      </SubjectPage>
      <ConfirmChoiceModal
        isOpen={action === 'choose'}
        title={t('chooseTitle')}
        confirmLabel={t('choose')}
        attempt={choose}
        name={name}
        onClose={close}
        onConfirm={() => item && choose.mutate({ body: { topicID: item.topicID } })}
      >
        {current !== null && <p>{t('exchangeText', { topic: text(current, 'topic') })}</p>}
      </ConfirmChoiceModal>
      <ConfirmChoiceModal
        isOpen={action === 'giveUp'}
        title={t('giveUpTitle')}
        confirmLabel={t('giveUp')}
        keepLabel={t('keepTopic')}
        attempt={giveUp}
        name={name}
        onClose={close}
        onConfirm={() => item && giveUp.mutate({ params: { id: item.topicID } })}
      >
        <p>{t('giveUpText')}</p>
      </ConfirmChoiceModal>
      <Toast>{toast}</Toast>
    </>
  )
}
