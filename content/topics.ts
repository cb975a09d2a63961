import { aboutTopic, contactTopics } from './en/contact.ts'
import { aboutTopic as aboutInHindi, contactTopics as topicsInHindi } from './hi/contact.ts'

/** The topic that a message starts with, in whichever language it was chosen. */
export function topicOf(message: string) {
  return contactTopics.find(
    ({ label }, index) =>
      message.startsWith(aboutTopic(label).trim()) ||
      message.startsWith(aboutInHindi(topicsInHindi[index]?.label ?? '').trim()),
  )
}
