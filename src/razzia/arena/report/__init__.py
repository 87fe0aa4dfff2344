"""The report of a job: one HTML file that needs nothing else, with plots drawn by hand as SVG."""

from razzia.arena.report.page import report_of

__all__ = ["report_of"]
