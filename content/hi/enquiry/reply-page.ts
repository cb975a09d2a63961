import type { ReplyPage } from '../../reply-page.ts'

export const replyPage: ReplyPage = {
  paragraph: (link) =>
    `अपने पेज पर हमें दस्तावेज़ भेजें, देखें कि और क्या चाहिए, और रिटर्न कहाँ तक पहुँचा। ईमेल से मिला कोड इसे खोलता है:\n${link}`,
  open: 'अपना पेज खोलें',
}
