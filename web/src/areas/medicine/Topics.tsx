import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { medicine } from '#contract/studies/medicine.ts'
import { q } from '#web/api/call.ts'
import { useSend } from '#web/api/useSend.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { ConfirmModal } from '#web/ui/modal/ConfirmModal.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pager } from '#web/ui/layout/Pager.tsx'
import { Toast } from '#web/ui/feedback/Toast.tsx'
import classes from './Medicine.module.css'
import type { Topic } from './my-medicine.ts'
import { MySubjects } from './MySubjects.tsx'
import { NotShown } from './NotShown.tsx'
import { TopicNews } from './TopicNews.tsx'
import { TopicRow } from './TopicRow.tsx'
import { Until } from './Until.tsx'
import { useAsked } from './useAsked.ts'
import { words } from './words.ts'

/** My subjects with the topic that is mine in each, and the topics of one to choose from. */
export const Topics = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { sent, showSubject, showPage } = useAsked('/medicine-topics')
  const { data, error, refetch } = useQuery({
    ...q(medicine.topics, sent),
    placeholderData: keepPreviousData,
  })
  const [asked, setAsked] = useState<{ readonly what: 'choose' | 'giveUp'; readonly topic: Topic } | null>(
    null,
  )
  const [told, setTold] = useState<string | null>(null)
  const done = (sentence: string) => {
    setAsked(null)
    setTold(sentence)
  }
  const choosing = useSend(medicine.chooseTopic, {
    onSuccess: (topic) => done(t('isYours', { topic: text(topic, 'topic') })),
  })
  const removing = useSend(medicine.removeTopic, {
    onSuccess: () => done(t('isGivenUp')),
  })
  if (data === undefined) return <NotShown problem={error} again={() => void refetch()} />
  const subject = data.subjects.find(({ subjectID }) => subjectID === data.subjectID)
  if (subject === undefined) {
    const way = (
      <Link to="/registration" className="main-button">
        {t('toRegistration')}
      </Link>
    )
    return (
      <>
        <TopicNews topics={data} />
        <EmptyState action={way}>{t('noTopicSubjects')}</EmptyState>
      </>
    )
  }
  const ask = (what: 'choose' | 'giveUp') => (topic: Topic) => {
    choosing.dismiss()
    removing.dismiss()
    setTold(null)
    setAsked({ what, topic })
  }
  const { mine } = subject
  const name = asked === null ? '' : text(asked.topic, 'topic')
  return (
    <>
      <TopicNews topics={data} />
      <div className={classes['rooms']}>
        <MySubjects
          subjects={data.subjects}
          shown={data.subjectID}
          mine={(each) => each.mine && text(each.mine, 'topic')}
          open={t('noTopicYet')}
          onShow={showSubject}
        />
        <section aria-labelledby="topics-of">
          <h2 id="topics-of">{t('topicList', { subject: text(subject, 'subject') })}</h2>
          <Until of={subject} />
          <ul className={classes['list']}>
            {data.items.map((topic) => (
              <TopicRow
                key={topic.topicID}
                topic={topic}
                isOpen={subject.is_open}
                onChoose={ask('choose')}
                onGiveUp={ask('giveUp')}
              />
            ))}
          </ul>
          <Pager
            page={data.page}
            perPage={data.perPage}
            total={data.total}
            onGo={(page) => showPage(subject.subjectID, page)}
          />
        </section>
        <ConfirmModal
          isOpen={asked?.what === 'choose'}
          title={t('askChoose')}
          confirmLabel={t('choose')}
          isBusy={choosing.isPending}
          problem={choosing.error}
          onClose={() => setAsked(null)}
          onConfirm={() => asked && choosing.mutate({ body: { topicID: asked.topic.topicID } })}
        >
          <p>
            <strong>{name}</strong>
          </p>
          {mine !== null && <p>{t('askExchange', { topic: text(mine, 'topic') })}</p>}
        </ConfirmModal>
        <ConfirmModal
          isOpen={asked?.what === 'giveUp'}
          title={t('askGiveUp')}
          confirmLabel={t('giveUp')}
          cancelLabel={t('keep')}
          isDangerous
          isBusy={removing.isPending}
          problem={removing.error}
          onClose={() => setAsked(null)}
          onConfirm={() => asked && removing.mutate({ params: { id: asked.topic.topicID } })}
        >
          <p>
            <strong>{name}</strong>
          </p>
          <p>{t('giveUpMeans')}</p>
        </ConfirmModal>
        <Toast>{told}</Toast>
      </div>
    </>
  )
}
