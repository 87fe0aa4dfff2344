"""The extras that environments need, and what to say when one is missing."""

from importlib import import_module


def need(extra: str, *modules: str) -> None:
    """Refuse to go on without the modules of an extra, in one line that says how to get them."""
    for module in modules:
        try:
            import_module(module)
        except ModuleNotFoundError as error:
            if error.name != module.partition(".")[0]:
                raise
            raise ModuleNotFoundError(
                f'this environment needs {module}, which is not installed: pip install "razzia[{extra}]"', name=module
            ) from None
