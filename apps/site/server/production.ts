// A separate module that is imported first: React reads NODE_ENV once, when it is loaded.
process.env.NODE_ENV ??= 'production';
