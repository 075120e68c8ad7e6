import type { Page } from '@playwright/test'

/** Where everything starts at 1280 px and more: sidebar and gutter. */
export const edge = 272 + 24

/** The left edges of the heading and of the first row of the content. */
export const measureEdges = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('#main h1')!
    const head = heading.parentElement!
    const isDrawn = (element: Element): boolean => {
      const { borderLeftWidth, backgroundColor, visibility } = getComputedStyle(element)
      const isVisible = element.getBoundingClientRect().width > 1 && visibility === 'visible'
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
      return isVisible && (hasText || borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)')
    }
    const boxes = [...head.parentElement!.querySelectorAll('*')]
      .filter((element) => !head.contains(element) && isDrawn(element))
      .map((element) => element.getBoundingClientRect())
    const top = Math.min(...boxes.map((box) => box.top))
    const inFirstRow = boxes.filter((box) => box.top < top + 48)
    return {
      heading: Math.round(heading.getBoundingClientRect().left),
      content: Math.round(Math.min(...inFirstRow.map((box) => box.left))),
    }
  })
