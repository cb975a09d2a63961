import { carousel as labels } from '#app/content/people.ts'

/**
 * Carousels: `[data-carousel]` holds slides (`[data-slide]`), buttons that turn by one
 * (`[data-turn]`, wrapping around) and an element that shows the page number (`[data-place]`).
 */
export function enhanceCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const slides = [...carousel.querySelectorAll<HTMLElement>('[data-slide]')]
    const place = carousel.querySelector('[data-place]')
    let shown = 0
    const show = (index: number) => {
      shown = (index + slides.length) % slides.length
      for (const [at, slide] of slides.entries())
        slide.dataset.slide = at === shown ? 'shown' : 'hidden'
      if (place) place.textContent = labels.page(shown + 1, slides.length)
    }
    for (const button of carousel.querySelectorAll<HTMLElement>('[data-turn]')) {
      button.addEventListener('click', () => show(shown + Number(button.dataset.turn)))
    }
  }
}
