"""A speech driver for Orca without sound: it writes what Orca says to a file, one utterance a line."""

import os

from orca import speechserver


class SpeechServer(speechserver.SpeechServer):
    _only = None

    @staticmethod
    def getFactoryName():
        return "Transcript"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer._only is None:
            SpeechServer._only = SpeechServer()
        return SpeechServer._only

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["Transcript", "transcript"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        self._write(text)

    def speakCharacter(self, character, acss=None):
        self._write(character)

    # The names of the keys that are pressed are in the transcript already.
    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _acss in utteranceIterator:
            self._write(context.utterance)

    @staticmethod
    def _write(text):
        if text and text.strip():
            with open(os.environ["JALON_SPEECH"], "a", encoding="utf-8") as file:
                file.write(" ".join(text.split()) + "\n")
