/**
 * Carousels: `[data-carousel]` holds slides (`[data-slide]`, each with its `data-page`), buttons that
 * turn by one (`[data-turn]`, wrapping around) and an element that shows the page (`[data-place]`).
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
      if (place) place.textContent = slides[shown]?.dataset.page ?? ''
    }
    for (const button of carousel.querySelectorAll<HTMLElement>('[data-turn]')) {
      button.addEventListener('click', () => show(shown + Number(button.dataset.turn)))
    }
  }
}
