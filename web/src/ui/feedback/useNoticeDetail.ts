import { createContext, use, type ReactNode } from 'react'

/** Content that the application adds below a text, such as how to reach the office it names. */
export const NoticeDetail = createContext<((text: string) => ReactNode) | null>(null)

/** The content below these texts; null for none. */
export const useNoticeDetail = (...texts: readonly ReactNode[]): ReactNode => {
  const render = use(NoticeDetail)
  return render?.(texts.filter((text) => typeof text === 'string').join(' ')) ?? null
}
