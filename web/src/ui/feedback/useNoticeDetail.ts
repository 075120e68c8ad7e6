import { createContext, use, type ReactNode } from 'react'

/** What the application adds below a text, such as how to reach those it names. */
export const NoticeDetail = createContext<((text: string) => ReactNode) | null>(null)

/** What belongs below these texts; null: nothing. */
export const useNoticeDetail = (...texts: readonly ReactNode[]): ReactNode => {
  const render = use(NoticeDetail)
  return render?.(texts.filter((text) => typeof text === 'string').join(' ')) ?? null
}
